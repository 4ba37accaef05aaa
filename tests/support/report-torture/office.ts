import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** LibreOffice, where there is one. */
export const soffice: string | undefined = [
  process.env['SOFFICE_PATH'],
  '/usr/bin/soffice',
  '/usr/bin/libreoffice',
].find((path) => path && existsSync(path))

/** Has LibreOffice open all these files at once and write them as another kind; a file that it does not open is missing. */
export const convert = async (
  files: readonly Uint8Array[],
  from: string,
  to: { filter: string; extension: string },
): Promise<(Buffer | null)[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'report-torture-'))
  const made = join(folder, 'made')
  try {
    await mkdir(made)
    const names = files.map((_file, at) => `case-${at}`)
    await Promise.all(files.map((file, at) => writeFile(join(folder, `${names[at]}.${from}`), file)))
    await run(
      soffice!,
      [
        `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
        '--headless',
        '--norestore',
        '--convert-to',
        to.filter,
        '--outdir',
        made,
        ...names.map((name) => join(folder, `${name}.${from}`)),
      ],
      { timeout: 150_000 },
    )
    return await Promise.all(
      names.map((name) => readFile(join(made, `${name}.${to.extension}`)).catch(() => null)),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
