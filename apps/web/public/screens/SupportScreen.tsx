import { SupportPage } from '../../../../features/support/web/public/SupportPage.tsx'

/** Where anybody writes to the portal. */
export const SupportScreen = () => <SupportPage />
