import { LegalPage } from './LegalPage.tsx'
import type { LegalData } from './load-legal.ts'

/** A legal text. */
export const LegalScreen = ({ data: { legal, operator } }: { data: LegalData }) => (
  <LegalPage legal={legal} operator={operator} />
)
