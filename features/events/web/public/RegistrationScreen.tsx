import { RegistrationPage } from './RegistrationPage.tsx'
import type { PageData, ScreenProps } from '#platform/web/public/page.ts'

/** A guest's registration for an event, linked in emails. */
export const RegistrationScreen = ({ address }: ScreenProps<PageData>) => (
  <RegistrationPage token={new URL(address, 'http://emails').searchParams.get('token') ?? ''} />
)
