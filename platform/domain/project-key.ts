/** Name under which the sign-on service knows this portal: a fixed value (spec 9). */
export const projectKey = 'runway-portal'
