import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A busy machine must not fail tests: there things come late, and what never comes still fails.
configure({ asyncUtilTimeout: 15_000 });
