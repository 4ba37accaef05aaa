/** Size of a picture: its own width, limited to the text's width and to most of the window's height. */
export const pictureStyle = ({ width, height }: { width: number; height: number }) => ({
  width: `min(${width}px, 100%, ${((70 * width) / height).toFixed(2)}vh)`,
  aspectRatio: `${width} / ${height}`,
})
