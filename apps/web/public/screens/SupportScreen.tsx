import { SupportPage } from '../../../../features/support/web/public/SupportPage.tsx'

/** The support form. */
export const SupportScreen = () => <SupportPage />
