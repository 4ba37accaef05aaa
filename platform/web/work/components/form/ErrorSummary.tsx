import { useEffect, useRef } from 'react'
import { errorText } from '../../../i18n/error-text.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { WarningIcon } from '../icons/icons.ts'
import type { FieldLabels } from './field-labels.ts'
import type { ProductForm } from './use-product-form.ts'

const isLeaf = (node: unknown): boolean =>
  typeof node === 'object' && node !== null && 'message' in node && typeof node.message === 'string'

/** Paths of the invalid fields, in the order of the schema. */
const wrongPaths = (errors: object, prefix = ''): string[] =>
  Object.entries(errors).flatMap(([name, node]: [string, unknown]) => {
    const path = prefix ? `${prefix}.${name}` : name
    if (isLeaf(node)) return [path]
    return typeof node === 'object' && node !== null ? wrongPaths(node, path) : []
  })

/** The same in screen order, for correcting them one after another. */
const asShown = (paths: string[], labels: FieldLabels): string[] => {
  const places = new Map(paths.map((path) => [path, document.getElementById(labels.all.get(path)?.id ?? '')]))
  return paths.toSorted((one, other) => {
    const [place, next] = [places.get(one), places.get(other)]
    if (!place || !next) return 0
    return place.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1
  })
}

/**
 * The fields to correct, above the form: each line jumps to its field. Shown after a failed submit. A form of one
 * field needs no list: that field gets the focus, with its error below.
 */
export const ErrorSummary = ({ product }: { product: ProductForm }) => {
  const t = useTexts()
  const box = useRef<HTMLDivElement>(null)
  const { errors, submitCount } = product.form.formState
  const wrong = submitCount > 0 ? asShown(wrongPaths(errors), product.labels) : []
  const hasFailed = wrong.length > 0 || product.failure !== null
  const [only] = product.labels.all.size === 1 && product.failure === null ? product.labels.all.values() : []
  useEffect(() => {
    if (!hasFailed) return
    const place = only ? document.getElementById(only.id) : box.current
    place?.focus()
    // Each failed submit focuses the summary; corrections meanwhile do not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount, product.failure])
  if (!hasFailed || only) return null
  return (
    <div className="form-summary" role="alert" tabIndex={-1} ref={box}>
      <WarningIcon />
      <div>
        <strong>
          {wrong.length > 0 ? t('form.summary', { count: wrong.length }) : errorText(product.failure)}
        </strong>
        {wrong.length > 0 ? (
          <ul>
            {wrong.map((path) => {
              const field = product.labels.all.get(path)
              return (
                <li key={path}>
                  <button type="button" onClick={() => field && document.getElementById(field.id)?.focus()}>
                    {field?.label ?? path}
                  </button>
                </li>
              )
            })}
          </ul>
        ) : null}
      </div>
    </div>
  )
}
