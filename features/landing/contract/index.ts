import { getPortalFigures } from './portal-figures.endpoints.ts'

/** Every call of this feature. */
export const endpoints = [getPortalFigures]
