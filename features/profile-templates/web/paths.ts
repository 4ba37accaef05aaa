/** The list of templates, and with a template its builder. */
export const builderPath = '/bch/view/project-profile-template-constructor'

/** The page of one element. */
export const elementPath = '/bch/view/project-profile-template-constructor/element'
