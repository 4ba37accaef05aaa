import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Screen } from '#platform/web/screen.ts'
import { ownScreens } from '../../../apps/web/work/own-screens.ts'

const features = join(import.meta.dirname, '../../../features')

/** Every screen of the work area, found as the shell finds them: a new row is here at once. */
export const allScreens = async (): Promise<Screen[]> => {
  const found = [...ownScreens]
  for (const file of readdirSync(features, { recursive: true, encoding: 'utf8' })) {
    if (!/^[^/\\]+[/\\]web[/\\]screens\.tsx?$/.test(file)) continue
    const { screens } = (await import(join(features, file))) as { screens: Screen[] }
    found.push(...screens)
  }
  return found
}
