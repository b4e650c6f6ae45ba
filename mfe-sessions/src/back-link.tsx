import { Link, useGoBack } from '@wod/platform';
import { ArrowLeft } from 'lucide-react';
import styles from './back-link.module.css';

/** The back arrow above a page's title. */
export function BackLink({ to, label }: { to: string; label: string }) {
  const goBack = useGoBack();
  return <Link to={to} className={styles.back} aria-label={label} onClick={goBack}><ArrowLeft aria-hidden="true" /></Link>;
}
