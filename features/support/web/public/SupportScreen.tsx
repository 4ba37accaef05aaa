import { SupportPage } from './SupportPage.tsx'
import type { SupportData } from './load-support.ts'

/** The support form, and the company that runs the portal. */
export const SupportScreen = ({ data: { company } }: { data: SupportData }) => (
  <SupportPage company={company} />
)
