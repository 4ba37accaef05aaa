import { NotFoundPage } from '#platform/web/public/NotFoundPage.tsx'

/** An address that no page has. */
export const NotFoundRoute = () => <NotFoundPage />
