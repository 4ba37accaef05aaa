import { MapPage } from '../../../../features/technologies/web/public/MapPage.tsx'

/** All technologies as one picture. */
export const TechnologyMapScreen = () => <MapPage />
