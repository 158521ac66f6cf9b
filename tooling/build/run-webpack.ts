import webpack, { type Configuration, type Stats } from 'webpack';

/** Runs one compilation. Rejects with webpack's own error messages. */
export async function runWebpack(configuration: Configuration): Promise<Stats> {
  const compiler = webpack(configuration);
  try {
    const stats = await new Promise<Stats>((resolve, reject) => {
      compiler.run((error, result) => {
        if (error !== null) reject(error);
        else if (result === undefined) reject(new Error('webpack returned no result.'));
        else resolve(result);
      });
    });
    if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
    return stats;
  } finally {
    // Closing the compiler writes the persistent cache.
    await new Promise<void>((resolve) => compiler.close(() => resolve()));
  }
}
