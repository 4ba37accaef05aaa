import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Screen } from '#platform/web/screen.ts'
import { ownScreens } from '../../../apps/web/work/own-screens.ts'

const features = join(import.meta.dirname, '../../../features')

/**
 * Loads every screen of the work area as the shell finds them, so that new ones are included. Given features, loads
 * only theirs.
 */
export const allScreens = async (only?: readonly string[]): Promise<Screen[]> => {
  const found = only ? [] : [...ownScreens]
  for (const file of readdirSync(features, { recursive: true, encoding: 'utf8' })) {
    const feature = /^([^/\\]+)[/\\]web[/\\]screens\.tsx?$/.exec(file)?.[1]
    if (feature === undefined || (only && !only.includes(feature))) continue
    const { screens } = (await import(join(features, file))) as { screens: Screen[] }
    found.push(...screens)
  }
  return found
}
