import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A machine that is busy is no failure: what is waited for comes late there, and what never comes fails all the same.
configure({ asyncUtilTimeout: 15_000 });
