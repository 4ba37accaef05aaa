/** Where the calculator stands: a public page among the addresses of the work area (specification 2). */
export const calculatorPath = '/bch/view/project-calculator'
