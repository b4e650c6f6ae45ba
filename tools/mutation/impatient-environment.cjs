// What a mutant is tested in: only the specs that it concerns are loaded, and the first failing test is enough to notice it.
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
