/** Bars of a chart, in points from the lower left corner of a slide. */
const bars = (seed: number): string =>
  Array.from({ length: 12 }, (_, i) => {
    const height = 40 + i * 18 + ((seed * 7 + i * 13) % 30)
    return `0.${3 + (i % 3)} 0.55 0.7 rg ${80 + i * 52} 110 34 ${height} re f`
  }).join('\n')

const written = (text: string, size: number, x: number, y: number): string =>
  `BT /F1 ${size} Tf ${x} ${y} Td (${text}) Tj ET`

const slides = (seed: number): string[] => [
  `0.1 0.18 0.26 rg 0 0 800 450 re f 1 0.76 0.36 rg ${written(`P-${String(seed).padStart(6, '0')}`, 54, 80, 230)}`,
  `${bars(seed)}\n0.2 0.2 0.2 rg ${written('1', 12, 92, 90)} ${written('12', 12, 662, 90)}`,
  `0.1 0.18 0.26 rg ${written(`x ${2 + (seed % 5)}`, 90, 300, 210)}`,
]

/** A pdf deck of three slides: a figure, a chart and a promise. */
export const deckPdf = (seed: number): Buffer => {
  const pages = slides(seed)
  const kids = pages.map((_, i) => `${4 + i * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} /MediaBox [0 0 800 450] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
    ...pages.flatMap((content, i) => [
      `<< /Type /Page /Parent 2 0 R /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + i * 2} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ]
  let pdf = '%PDF-1.4\n'
  const offsets = objects.map((object, i) => {
    const at = pdf.length
    pdf += `${i + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const start = pdf.length
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  pdf += offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  pdf += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(pdf, 'latin1')
}
