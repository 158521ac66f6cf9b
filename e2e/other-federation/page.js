/* global document */
/** The partner's page: it loads its own remote by its own runtime. */
const place = document.createElement('div');
place.id = 'widget';
document.querySelector('main').before(place);
void import('northgate_widgets/counter').then(({ show }) => show());
