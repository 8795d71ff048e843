/** Address of a chat with `number` (digits with country code), with `message` already written. */
export function whatsappLink(number: string, message: string): string {
  const address = `https://wa.me/${number}`
  return message ? `${address}?text=${encodeURIComponent(message)}` : address
}
