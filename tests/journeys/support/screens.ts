import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Screen } from '#platform/web/screen.ts'
import { ownScreens } from '../../../apps/web/work/own-screens.ts'

const features = join(import.meta.dirname, '../../../features')

/**
 * Loads every screen of the work area, found as the shell finds them, so that a new row is here at once. Given features, loads
 * theirs only.
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
