import '@wod/ui/base.css';
import { boot } from './boot';
import { reloadInDevelopment } from './reload-in-development';

void boot();
if (process.env.NODE_ENV === 'development') reloadInDevelopment();
