/** The portal's name in the sign-on service: a fixed value (spec 9). */
export const projectKey = 'runway-portal'
