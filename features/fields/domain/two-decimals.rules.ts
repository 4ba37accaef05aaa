/** Whether a number has at most two decimals (spec 5), in its shortest representation. */
export const hasTwoDecimals = (number: number): boolean => /^-?\d+(\.\d{1,2})?$/.test(String(number))
