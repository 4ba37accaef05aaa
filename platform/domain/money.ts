/** An amount of money on the wire: a decimal of at most 13 digits, with at most two after the point. */
export const amountPattern = /^\d{1,13}(\.\d{1,2})?$/

/** An amount of money in hundredths, exact. */
export const minorUnits = (amount: string): bigint => {
  const [whole = '0', fraction = ''] = amount.split('.')
  return BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'))
}

/** Whether 'To' is above 'From' (spec 5); true if either is not an amount, which another rule reports. */
export const isMoneyRange = ({ from, to }: { from: string; to: string }): boolean =>
  !amountPattern.test(from) || !amountPattern.test(to) || minorUnits(to) > minorUnits(from)
