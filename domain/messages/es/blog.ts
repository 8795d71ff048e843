export default {
  title: 'Cuaderno de bitácora',
  intro:
    'Lo que aprendemos en cada travesía, apuntado con tinta y buen pulso: técnica, teoría y mantenimiento para que tu guitarra llegue más lejos.',
  description:
    'Artículos para guitarristas con acordes, tablaturas y ejercicios: riffs, escalas, técnica, blues y cuidado del instrumento.',
  back: 'Todas las entradas',
  tags: 'Temas',
  allTags: 'Todos',
  count_one: '{{count}} entrada',
  count_other: '{{count}} entradas',
  countTagged_one: '{{count}} entrada sobre «{{tag}}»',
  countTagged_other: '{{count}} entradas sobre «{{tag}}»',
  emptyTitle: 'Página en blanco',
  empty: 'Todavía no hay ninguna entrada en el cuaderno.',
  emptyTagged: 'Ninguna entrada habla de «{{tag}}». Prueba con otro tema.',
  entry: 'Entrada {{number}}',
  by: 'Por {{author}}',
  minutes_one: '{{count}} minuto de lectura',
  minutes_other: '{{count}} minutos de lectura',
  related: 'Sigue leyendo',
  feed: 'Suscríbete por RSS',
}
