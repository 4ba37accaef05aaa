/** Path of the calculator: a public page with an address of the work area (specification 2). */
export const calculatorPath = '/bch/view/project-calculator'
