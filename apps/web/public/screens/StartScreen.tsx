import { ShownRows } from '../../../../features/landing/web/public/ShownRows.tsx'
import { StartPage } from '../../../../features/landing/web/public/StartPage.tsx'
import type { StartData } from '../load-start.ts'

/** A start page. */
export const StartScreen = ({ data: { shown, ...page } }: { data: StartData }) => (
  <StartPage {...page} shown={shown ? <ShownRows {...shown} /> : null} />
)
