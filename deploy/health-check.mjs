/**
 * `node deploy/health-check.mjs [live|ready]`: asks the server in this container and exits with 0 if it answers with
 * success. Plain JavaScript, because it runs every few seconds and should start quickly.
 */
const [what = 'live'] = process.argv.slice(2);
const address = `http://127.0.0.1:${process.env.SITE_PORT || 3000}/health/${what}`;
try {
  const answer = await fetch(address, { signal: AbortSignal.timeout(3_000) });
  console.log(`${address} answers ${answer.status}.`);
  process.exitCode = answer.ok ? 0 : 1;
} catch (error) {
  console.log(`${address} does not answer (${error.cause?.code ?? error.name}).`);
  process.exitCode = 1;
}
