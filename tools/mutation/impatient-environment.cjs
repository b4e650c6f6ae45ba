// The test environment for a mutant: only relevant specs are loaded, and the first failing test is enough.
const { TestEnvironment } = require('jest-environment-node');

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.testNamePattern = config.globalConfig.testNamePattern;
  }

  handleTestEvent({ name, test }) {
    if (name === 'test_fn_failure') this.hasFailed = true;
    if (name === 'test_start' && this.hasFailed) test.mode = 'skip';
  }
};
