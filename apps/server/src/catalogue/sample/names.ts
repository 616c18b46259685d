/** Parts of invented names. None is meant to be a real company, institution or person. */
const words = (text: string) => text.split(/\s+/).filter(Boolean);

export const companyStarts = words(`Velm Quor Tarn Brack Orrin Sylv Kest Marn Thal Drev Ulmer Vant Helic Corv Lund
  Pelar Skel Fenn Arkad Bryn Zeph Morv Calder Ister Nomb Ravel Trell Wend Yarr Gavr Hest Jorv Klem Loth Mirr Norr Osk
  Prax Rell Stav Tove Ulv Vask Wyn Xand Ylv Zor Amber Birch Dunm Elder Frost Garn`);
export const companyEnds = words(
  'ora entis wick ium eon aris ova etic ane well mere ix alis ent ara oft ique und essa ick',
);
export const companyNouns: Record<string, string[]> = {
  energy: ['Energy', 'Power', 'Storage', 'Grid Systems'],
  devices: ['Medical', 'Health', 'Diagnostics', 'Neuro'],
  medicines: ['Therapeutics', 'Biosciences', 'Pharma', 'Biologics'],
  materials: ['Materials', 'Composites', 'Surfaces', 'Process Works'],
  computing: ['Systems', 'Photonics', 'Logic', 'Analytics'],
  agriculture: ['Agronomics', 'Foods', 'Water', 'Field Robotics'],
  aerospace: ['Aerospace', 'Dynamics', 'Orbital', 'Marine'],
};
export const placeNames = words(`Harrowmere Calderfall Eastmarch Thornbury-Vale Willowgate Northmere Ashcombe Redharbor
  Stonewick Lakemont Brightwater Cedarholm Fairmarch Glenrock Hollowell Ironbridge Juniperton Kingsmere Larkfield
  Millhaven Oakhurst-Dale Pinecrest-Bay Quarryville Ravenshore Silverbrook Tidewell Umberland Vinehall Westermoor
  Yarrowdale Amberton Blackwater-Falls Copperfield-Heights Dunmarch Elmsworth Foxhollow Grandmere Highspire`).map(
  (place) => place.replace('-', ' '),
);
export const firstNames = words(`Amara Bjorn Chiara Dmitri Elena Farid Grace Hiro Imani Jonas Keiko Lorenzo Mei Nadia
  Oscar Priya Quentin Rosa Samir Tessa Umar Valeria Wen Ximena Yusuf Zofia Adaeze Benoit Carmen Devika Emeka Freya
  Gideon Helga Isabel Jamal Katrin Leila Mateo Noor Olga Pavel Rania Soren Thandi Ulrich Vikram Wanda Yara Zane`);
export const lastNames = words(`Abernethy Bakare Castellan Dunsmore Ekholm Farrokh Grunwald Hashimori Ilves Jankauskas
  Kovarik Lindgard Mbeki-Ross Nakagami Okonjo Pellegrin Quaresma Rautio Santangelo Tamboli Ulvestad Vasquill Wachowicz
  Ximenes Yamauchi Zielonka Adeyinka Brannigan Cardozo Delacroix Eskola Fontaine Galanis Horvathy Ivanek Jorgstad
  Kaplinski Lavigne Moravec Ndiaye Oyelaran Prakashan Rostami Sorrentino Thorvald Usman Vellanki Wickham Yilmazer Zubiri`);
export const investorStarts = words(`Alder Basalt Cinder Delta-Oak Ember Fathom Granite Heron Inlet Juniper Keystone-Row
  Larch Meridian-Lane Nettle Osprey Quarry Ridgeback Sable Tern Upland Vesper Wharf Yonder Zenith-Park Bluff Cove Dune
  Estuary Foundry Gorse Hemlock`).map((word) => word.replace('-', ' '));
export const investorNouns: [noun: string, type: string][] = [
  ['Ventures', 'Venture Capital'],
  ['Capital Partners', 'Venture Capital'],
  ['Growth Equity', 'Private Equity'],
  ['Seed Fund', 'Micro VC'],
  ['Angels', 'Angel Group'],
  ['Impact Fund', 'Impact Investor'],
  ['Corporate Ventures', 'Corporate Venture Capital'],
  ['Accelerator', 'Accelerator'],
  ['Family Office', 'Family Investment Office'],
  ['Health Partners', 'Venture Capital'],
];
export const usCities: [city: string, state: string][] = [
  ['Boston', 'Massachusetts'],
  ['Cambridge', 'Massachusetts'],
  ['San Diego', 'California'],
  ['Oakland', 'California'],
  ['San Jose', 'California'],
  ['Austin', 'Texas'],
  ['Houston', 'Texas'],
  ['Denver', 'Colorado'],
  ['Boulder', 'Colorado'],
  ['Seattle', 'Washington'],
  ['Portland', 'Oregon'],
  ['Minneapolis', 'Minnesota'],
  ['Madison', 'Wisconsin'],
  ['Chicago', 'Illinois'],
  ['Ann Arbor', 'Michigan'],
  ['Pittsburgh', 'Pennsylvania'],
  ['Philadelphia', 'Pennsylvania'],
  ['Baltimore', 'Maryland'],
  ['Rockville', 'Maryland'],
  ['Durham', 'North Carolina'],
  ['Atlanta', 'Georgia'],
  ['Huntsville', 'Alabama'],
  ['Knoxville', 'Tennessee'],
  ['Orlando', 'Florida'],
  ['Salt Lake City', 'Utah'],
  ['Tucson', 'Arizona'],
  ['Albuquerque', 'New Mexico'],
  ['Columbus', 'Ohio'],
  ['Cleveland', 'Ohio'],
  ['Buffalo', 'New York'],
  ['Brooklyn', 'New York'],
  ['Newark', 'New Jersey'],
  ['Providence', 'Rhode Island'],
  ['Ames', 'Iowa'],
  ['Lincoln', 'Nebraska'],
];
export const abroad: [city: string, country: string][] = [
  ['Toronto', 'Canada'],
  ['Montreal', 'Canada'],
  ['Munich', 'Germany'],
  ['Leeds', 'United Kingdom'],
  ['Grenoble', 'France'],
  ['Eindhoven', 'Netherlands'],
  ['Haifa', 'Israel'],
  ['Osaka', 'Japan'],
  ['Daejeon', 'South Korea'],
  ['Melbourne', 'Australia'],
  ['Gothenburg', 'Sweden'],
  ['Bengaluru', 'India'],
  ['São Paulo', 'Brazil'],
  ['Shenzhen', 'China'],
  ['Milan', 'Italy'],
];
