/** A data folder cannot be used as it is; the message states in one line the problem and the remedy. */
export class DataFolderError extends Error {
  override name = 'DataFolderError'
}

/** A damaged data folder: the file and its problem. */
export class DataProblem extends DataFolderError {
  override name = 'DataProblem'
  readonly problem: string

  /** @param dataDir the folder, as its host named it */
  constructor(problem: string, dataDir: string, options?: ErrorOptions) {
    super(
      `DATA_DIR ${dataDir} is refused, and nothing in it was changed: ${problem}. Move the folder ` +
        'away, then bring a backup back (npm run restore -- FILE), or start to begin anew; see docs/hosting.md',
      options,
    )
    this.problem = problem
  }
}
