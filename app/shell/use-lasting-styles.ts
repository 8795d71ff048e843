import { useEffect } from 'react'

/**
 * Keeps style sheets in the document once they are there. Navigation removes those of the previous page, but
 * a dialog may show the same parts, and Vite loads a dialog's style sheets only once.
 */
export function useLastingStyles() {
  useEffect(() => {
    const observer = new MutationObserver((changes) => {
      const removed = changes.flatMap(({ removedNodes }) => [...removedNodes])
      for (const node of removed)
        if (isStyleSheet(node) && !isThere(node)) document.head.append(node)
    })
    observer.observe(document.head, { childList: true })
    return () => observer.disconnect()
  }, [])
}

const isStyleSheet = (node: Node): node is HTMLLinkElement =>
  node instanceof HTMLLinkElement && node.rel === 'stylesheet'

const isThere = ({ href }: HTMLLinkElement) =>
  [...document.styleSheets].some((sheet) => sheet.href === href)
