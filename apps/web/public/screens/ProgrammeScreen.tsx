import { ProgrammePage } from '../../../../features/programmes/web/public/ProgrammePage.tsx'
import type { ProgrammeData } from '../load-details.ts'
import type { ScreenProps } from '../page.ts'

/** A programme with its tracks. */
export const ProgrammeScreen = ({ data: { programme, now } }: ScreenProps<ProgrammeData>) => (
  <ProgrammePage programme={programme} now={now} />
)
