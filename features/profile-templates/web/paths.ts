/** Path to the list of templates, or to the builder of one. */
export const builderPath = '/bch/view/project-profile-template-constructor'

/** Path to the page of an element. */
export const elementPath = '/bch/view/project-profile-template-constructor/element'
