import { ProgrammePage } from './ProgrammePage.tsx'
import type { ProgrammeData } from './load-programme.ts'
import type { ScreenProps } from '#platform/web/public/page.ts'

/** A programme with its tracks. */
export const ProgrammeScreen = ({ data: { programme, now } }: ScreenProps<ProgrammeData>) => (
  <ProgrammePage programme={programme} now={now} />
)
