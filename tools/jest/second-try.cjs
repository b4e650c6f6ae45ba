// In CI a test that fails gets a second try, since a busy machine may be slow for a moment; what that helped is named at the end.
if (process.env.CI === 'true') jest.retryTimes(1, { logErrorsBeforeRetry: true });
