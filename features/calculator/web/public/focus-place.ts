import type { Fault } from '../../domain/faults.rules.ts'

/** Focuses the place of an error: the field, the cell, or the empty table. */
export const focusPlace = (fault: Fault): void => {
  const found = fault && placeOf(fault)
  found?.scrollIntoView({ block: 'center' })
  found?.focus({ preventScroll: true })
}

const placeOf = (fault: Fault): HTMLElement | null => {
  if ('field' in fault) return document.querySelector<HTMLElement>(`.calculator [name="${fault.field}"]`)
  const wrong = document.querySelector<HTMLElement>('.entry-table [aria-invalid="true"]')
  const section = document.querySelector(`[aria-labelledby="calculator-${fault.table}"]`)
  if (!fault.item) return section?.querySelector<HTMLElement>('.entry-tool') ?? null
  return section?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? wrong
}
