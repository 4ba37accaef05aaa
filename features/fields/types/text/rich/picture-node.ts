import { Node } from '@tiptap/react'
import type { RichPicture } from '../../../domain/rich-text.rules.ts'
import { pictureStyle } from '../../../web/rich/picture-style.ts'

type Options = {
  /** Renders a picture into its frame; returns a cleanup function. */
  draw: (frame: HTMLElement, picture: RichPicture) => () => void
  /** Opens the description of the selected picture. */
  describe: () => void
}

const attribute = (name: string, from: string) => ({
  default: name === 'alt' ? '' : null,
  parseHTML: (image: HTMLElement) => image.getAttribute(from),
  renderHTML: (of: Record<string, unknown>) => ({ [from]: of[name] }),
})

/** A picture node of a rich text: identified by its id, with its real size. */
export const pictureNode = ({ draw, describe }: Options) =>
  Node.create({
    name: 'picture',
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({
      id: attribute('id', 'data-picture'),
      alt: attribute('alt', 'alt'),
      width: attribute('width', 'width'),
      height: attribute('height', 'height'),
    }),
    parseHTML: () => [{ tag: 'img[data-picture]' }],
    renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
    addNodeView:
      () =>
      ({ node }) => {
        const picture = node.attrs as RichPicture
        const dom = document.createElement('div')
        dom.className = 'rich-picture'
        Object.assign(dom.style, pictureStyle(picture))
        return { dom, destroy: draw(dom, picture) }
      },
    addKeyboardShortcuts() {
      return {
        Enter: () => {
          if (!this.editor.isActive('picture')) return false
          describe()
          return true
        },
      }
    },
  })
