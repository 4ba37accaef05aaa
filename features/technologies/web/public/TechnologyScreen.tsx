import { TechnologyPage } from './TechnologyPage.tsx'
import type { TechnologyData } from './load-technologies.ts'
import type { ScreenProps } from '#platform/web/public/page.ts'

/** A technology of the catalogue. */
export const TechnologyScreen = ({ data }: ScreenProps<TechnologyData>) => (
  <TechnologyPage technology={data.technology} />
)
