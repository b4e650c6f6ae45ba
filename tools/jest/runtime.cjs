// Jest's runtime, except that V8 compiles a module once for all test files of a process. Jest compiles with a callback for `import()`,
// which rules out V8's cache; in tests that is a `require` by then.
const { Script } = require('node:vm');
const { default: JestRuntime } = require('jest-runtime');

module.exports = class Runtime extends JestRuntime {
  constructor(...settings) {
    super(...settings);
    const { executor } = this;
    const { environment, injectedModuleParameters } = executor;
    const head = `(function (${injectedModuleParameters.join(', ')}) {`;
    const compile = executor.compile.bind(executor);
    executor.compile = (code, filename) => {
      const context = environment.getVmContext();
      try {
        return context && new Script(`${head}${code}\n})`, { filename, columnOffset: -head.length }).runInContext(context);
      } catch {
        return compile(code, filename); // which says what is wrong with it
      }
    };
  }
};
