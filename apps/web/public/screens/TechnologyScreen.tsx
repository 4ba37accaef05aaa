import { TechnologyPage } from '../../../../features/technologies/web/public/TechnologyPage.tsx'
import type { TechnologyData } from '../load-technologies.ts'
import type { ScreenProps } from '../page.ts'

/** A technology of the catalogue. */
export const TechnologyScreen = ({ data }: ScreenProps<TechnologyData>) => (
  <TechnologyPage technology={data.technology} />
)
