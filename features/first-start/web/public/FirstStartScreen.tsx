import { FirstAdministratorPage } from './FirstAdministratorPage.tsx'
import type { PageData, ScreenProps } from '#platform/web/public/page.ts'

/** The page of the link that an empty portal prints into its log. */
export const FirstStartScreen = ({ address }: ScreenProps<PageData>) => (
  <FirstAdministratorPage linkKey={new URL(address, 'http://log').searchParams.get('key') ?? ''} />
)
