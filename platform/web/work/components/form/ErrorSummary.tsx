import { useEffect, useRef } from 'react'
import { get } from 'react-hook-form'
import { errorText } from '../../../i18n/error-text.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { WarningIcon } from '../icons/icons.ts'
import type { ProductForm } from './use-product-form.ts'

type Wrong = { path: string; label: string; element: HTMLElement }

const labelOf = (element: HTMLElement): string =>
  (element as HTMLInputElement).labels?.[0]?.firstChild?.textContent ?? element.getAttribute('aria-label') ?? ''

const isLeaf = (node: unknown): node is { ref?: HTMLElement } => typeof node === 'object' && node !== null && 'type' in node

const wrongFields = (errors: object, control: ProductForm['form']['control'], prefix = ''): Wrong[] =>
  Object.entries(errors).flatMap(([name, node]: [string, unknown]) => {
    const path = prefix ? `${prefix}.${name}` : name
    if (!isLeaf(node)) return typeof node === 'object' && node !== null ? wrongFields(node, control, path) : []
    const ref = (get(control._fields, path) as { _f?: { ref?: { focus?: () => void } } } | undefined)?._f?.ref
    const element = ref instanceof HTMLElement ? ref : null
    return element ? [{ path, label: labelOf(element), element }] : []
  })

/** What has to be corrected, above the fields: each line jumps to its field. Shown after a submit that failed. */
export const ErrorSummary = ({ product }: { product: ProductForm }) => {
  const t = useTexts()
  const box = useRef<HTMLDivElement>(null)
  const { errors, submitCount } = product.form.formState
  const wrong = submitCount > 0 ? wrongFields(errors, product.form.control) : []
  const hasFailed = wrong.length > 0 || product.failure !== null
  useEffect(() => {
    if (hasFailed) box.current?.focus()
    // Each failed submit leads back to the summary; corrections meanwhile do not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount, product.failure])
  if (!hasFailed) return null
  return (
    <div className="form-summary" role="alert" tabIndex={-1} ref={box}>
      <WarningIcon />
      <div>
        <strong>{wrong.length > 0 ? t('form.summary', { count: wrong.length }) : errorText(product.failure)}</strong>
        {wrong.length > 0 ? (
          <ul>
            {wrong.map(({ path, label, element }) => (
              <li key={path}>
                <button type="button" onClick={() => element.focus()}>
                  {label}
                </button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  )
}
