import { writeWorkbook } from '../../../contract/write-workbook.ts'
import type { Inputs } from '../../../domain/inputs.ts'
import { resultsOf } from '../../../domain/results.rules.ts'
import { workbookOf, type BookWords } from '../../../domain/workbook.rules.ts'

/** Creates the workbook in the browser, without a network, and downloads it. */
export const saveWorkbook = async (inputs: Inputs, t: BookWords): Promise<void> => {
  const bytes = await writeWorkbook(workbookOf(inputs, resultsOf(inputs), t))
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  const address = URL.createObjectURL(new Blob([bytes], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${t('workbook.file')}.xlsx`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
