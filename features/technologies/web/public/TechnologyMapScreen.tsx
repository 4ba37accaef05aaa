import { MapPage } from './MapPage.tsx'

/** All technologies as one picture. */
export const TechnologyMapScreen = () => <MapPage />
