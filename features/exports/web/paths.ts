/** Where one's exports are listed. */
export const exportsPath = '/bch/view/exports'
