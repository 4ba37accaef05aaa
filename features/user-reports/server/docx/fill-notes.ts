import { TemplateExtension, type ScopeData, type TemplateContext } from 'easy-template-x'

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** Fills footnotes and endnotes, which the library leaves as they are. */
export class FillNotes extends TemplateExtension {
  override async execute(data: ScopeData, context: TemplateContext): Promise<void> {
    const { docx, currentPart } = context
    if (currentPart !== docx.mainDocument) return
    for (const kind of ['footnotes', 'endnotes'])
      // oxlint-disable-next-line no-await-in-loop
      for (const part of await docx.mainDocument.getPartsByType(`${office}/${kind}`)) {
        // oxlint-disable-next-line no-await-in-loop
        await this.utilities.compiler.compile(await part.xmlRoot(), data, { ...context, currentPart: part })
      }
  }
}
