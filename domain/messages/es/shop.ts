export default {
  title: 'Tienda',
  intro:
    'El mercado del puerto: seis puestos con todo lo que una guitarra pide y alguna tentación.',
  description:
    'Guitarras, amplificadores, pedales, cables, cuerdas, púas y merchandising: la tienda de la escuela de guitarra.',
  visit: 'Ver el puesto',
  partners: 'Tiendas aliadas',
  partnersText: 'Navegan con nosotros. Pronto podrás saltar a su cubierta desde aquí.',
  newTab: 'se abre en otra pestaña',
  payments: 'Pagos aceptados',
  paymentsText: 'Doblones no, que pesan mucho.',
  soonTitle: 'Cargamento en camino',
  soonText: 'Este puesto está a punto de abrir: el género viene en la bodega del próximo barco.',
  back: 'Volver a la tienda',
  unknown: 'Categoría Desconocida',
  unknownText: 'En este muelle no hay ningún puesto con ese nombre. Los demás siguen abiertos.',
  waitlistTitle: '¿Te avisamos cuando llegue?',
  waitlistText: 'Déjanos tu correo y tocaremos la campana en cuanto se descargue el barco.',
}
