import webpack, { type Configuration, type StatsCompilation } from 'webpack';

/** Runs one compilation. Rejects with webpack's own account of the errors. */
export async function runWebpack(configuration: Configuration): Promise<StatsCompilation> {
  const compiler = webpack(configuration);
  try {
    const stats = await new Promise<webpack.Stats>((resolve, reject) => {
      compiler.run((error, result) => {
        if (error !== null) reject(error);
        else if (result === undefined) reject(new Error('webpack answered nothing.'));
        else resolve(result);
      });
    });
    if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
    return stats.toJson({ all: false, assets: true, entrypoints: true, chunkGroups: true });
  } finally {
    // Closing writes the persistent cache.
    await new Promise<void>((resolve) => compiler.close(() => resolve()));
  }
}
