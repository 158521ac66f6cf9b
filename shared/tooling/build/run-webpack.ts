import webpack, { type Configuration, type StatsCompilation } from 'webpack';

/** Runs one compilation. Rejects with webpack's own account of the errors. */
export async function runWebpack(configuration: Configuration): Promise<StatsCompilation> {
  const compiler = webpack(configuration);
  try {
    return await new Promise((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error !== null) return reject(error);
        if (stats === undefined) return reject(new Error('webpack answered nothing.'));
        if (stats.hasErrors()) return reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        resolve(stats.toJson({ all: false, assets: true, entrypoints: true, chunkGroups: true }));
      });
    });
  } finally {
    // Closing writes the persistent cache.
    await new Promise<void>((resolve) => compiler.close(() => resolve()));
  }
}
